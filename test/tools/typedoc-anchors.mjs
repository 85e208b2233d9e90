/** A plugin of typedoc, which knows the anchors of headings only: those that pages set themselves, `<a id="…">`, exist too. */
import { Renderer } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.renderer.on(Renderer.EVENT_END_PAGE, ({ model, contents = '' }) => {
    if (!model.isDocument?.()) return;
    for (const [, id] of contents.matchAll(/<a id="([^"]+)">/g)) app.renderer.router?.getSlugger(model).seen.set(id, 0);
  });
}

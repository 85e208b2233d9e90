import { FACE_DOWN, isAmong, type Perspective, type Player } from './players.js';

/** The least that an event is. */
export interface AnyEvent {
  readonly type: string;
}

/** An event with one field that only some players may look at. */
export interface Secret<Event extends AnyEvent> {
  readonly secret: Event;
  readonly field: string;
  readonly openTo: readonly Player[];
}

/** What the table was told: an event open to all, or one with a secret in it. */
export type Told<Event extends AnyEvent> = Event | Secret<Event>;

/** An event whose `field` is open to these players alone. */
export function secretly<Event extends AnyEvent>(
  secret: Event,
  field: keyof Event & string,
  openTo: readonly Player[],
): Secret<Event> {
  return { secret, field, openTo };
}

function isSecret<Event extends AnyEvent>(told: Told<Event>): told is Secret<Event> {
  return 'secret' in told;
}

function isOpen<Event extends AnyEvent>(told: Told<Event>): told is Event {
  return !isSecret(told);
}

function eventFor<Event extends AnyEvent>(told: Told<Event>, perspective: Perspective): Event {
  if (!isSecret(told)) return told;
  if (isAmong(told.openTo, perspective)) return told.secret;
  const value: unknown = Reflect.get(told.secret, told.field);
  const hidden = Array.isArray(value) ? value.map(() => FACE_DOWN) : FACE_DOWN;
  return { ...told.secret, [told.field]: hidden };
}

/** The events as this perspective may know them: each field that it may not look at is face-down. */
export function eventsFor<Event extends AnyEvent>(
  told: readonly Told<Event>[],
  perspective: Perspective,
): readonly Event[] {
  return told.every(isOpen) ? told : told.map((one) => eventFor(one, perspective));
}

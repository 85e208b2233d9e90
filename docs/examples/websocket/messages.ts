import type { Violation } from 'noir-rules';
import type { DistrictNoirView } from 'noir-rules/district-noir';

/** The code with which a connection is closed when its seat has another one. */
export const SEAT_TAKEN = 4001;

/** What a client says; the server takes none of it on trust. */
export type FromClient =
  | {
      readonly type: 'join';
      /** Proves which seat the client has. */
      readonly token: string;
      /** The steps that the client has seen already: 0 at first, else one more than the step of its last view. */
      readonly seen: number;
    }
  | {
      readonly type: 'act';
      /** The step of the view that the client looked at when it decided. */
      readonly step: number;
      readonly action: unknown;
    };

/** What the server says: views of the seat that the client has proven to have, and why something is refused. */
export type FromServer =
  | { readonly type: 'view'; readonly view: DistrictNoirView }
  | { readonly type: 'refused'; readonly violation: Violation }
  | { readonly type: 'error'; readonly message: string };

/** Why the server did not do what was asked. */
import type { ReactNode } from 'react';

export const RefusalNote = ({ refused }: { refused: string | null }): ReactNode =>
  refused === null ? null : (
    <p className="warning" role="alert">
      {refused}
    </p>
  );

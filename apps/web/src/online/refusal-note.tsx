/** Shows why the server refused a request. */
import type { ReactNode } from 'react';

export const RefusalNote = ({ refused }: { refused: string | null }): ReactNode =>
  refused === null ? null : (
    <p className="warning" role="alert">
      {refused}
    </p>
  );

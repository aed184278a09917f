/** What must be done before the home view is left. */
import type { RefObject } from 'react';

export type Leaving = RefObject<(() => Promise<void>) | undefined>;

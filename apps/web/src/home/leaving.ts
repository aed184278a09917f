/** What is to be done before home is left. */
import type { RefObject } from 'react';

export type Leaving = RefObject<(() => Promise<void>) | undefined>;

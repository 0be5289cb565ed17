// First of all imports: zod must never try `new Function`, which the content policy of this window forbids.
import { z } from 'zod';

z.config({ jitless: true });

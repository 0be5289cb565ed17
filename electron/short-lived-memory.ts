// What lives shortly, such as the parts of a page being drawn, is cleared away often and in small portions. V8 would let it
// grow to three times 32 MB first, which makes a long printing take a hundred megabytes more and every clearing stop the window
// for longer. Imported before anything else of a process, for the size is fixed by what runs first.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=1');

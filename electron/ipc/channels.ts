// The names of the three channels between the window and the main process. There are no others; a test holds this list.

export const CALL = 'desk:call';
export const JOB = 'desk:job';
export const CHANGE = 'desk:change';

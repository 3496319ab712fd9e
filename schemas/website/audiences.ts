/** Whom a block of links or text on the public website is for; its pages in the back office stand at these words. */
export const AUDIENCES = ['school', 'student', 'parent', 'employee'] as const;

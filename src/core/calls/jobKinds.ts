/** The kinds of job that every product has; apart from what they answer, which a list does not need. */
export const IMPORT_KIND = 'import';
/** Writes a file of records. */
export const EXPORT_KIND = 'export';
/** Verifies the chain over the history. */
export const VERIFY_KIND = 'verifyAudit';
/** Sends somebody a link with which they choose a password. */
export const PASSWORD_MAIL_KIND = 'passwordMail';
/** Makes the backup of a night. */
export const BACKUP_KIND = 'nightlyBackup';

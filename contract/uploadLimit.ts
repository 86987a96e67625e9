/**
 * How large a file the server takes. It says so in this header when it is asked by OPTIONS at the address of a form that
 * takes one; name and form are those of draft-ietf-httpbis-resumable-upload.
 */
export const uploadLimitHeader = 'Upload-Limit';

/** Between these an operator can set the limit (`UPLOAD_MAX`), in bytes. */
export const uploadLimitRange = { lowest: 1024 * 1024, highest: 100 * 1024 * 1024 } as const;

/** The header's value for a limit in bytes. */
export const uploadLimitOf = (maxSize: number): string => `max-size=${maxSize}`;

/** The limit in bytes that a header tells; undefined where it tells none. */
export function maxSizeIn(header: string | null): number | undefined {
  const digits = /^max-size=(\d{1,15})$/.exec(header ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A limit as visitors read it, in the hint of the form and in the server's refusal: ‘25 MB’. Rounded down, so that a file
 * of that size passes however its reader counts megabytes.
 */
export const limitText = (maxSize: number): string => `${Math.floor(maxSize / (1024 * 1024))} MB`;

/**
 * Response header with the largest file size that the server accepts. It answers an OPTIONS request to the address of a
 * form with a file; name and format are from draft-ietf-httpbis-resumable-upload.
 */
export const uploadLimitHeader = 'Upload-Limit';

/** The range in which an operator can set the limit (`UPLOAD_MAX`), in bytes. */
export const uploadLimitRange = { lowest: 1024 * 1024, highest: 100 * 1024 * 1024 } as const;

/** The header's value for a limit in bytes. */
export const uploadLimitOf = (maxSize: number): string => `max-size=${maxSize}`;

/** The limit in bytes in a header; undefined where it holds none. */
export function maxSizeIn(header: string | null): number | undefined {
  const digits = /^max-size=(\d{1,15})$/.exec(header ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A limit in the form's hint and in the server's refusal: ‘25 MB’. It is rounded down, so that a file of that size is
 * accepted whether the visitor counts 1000 or 1024 bytes to the kilobyte.
 */
export const limitText = (maxSize: number): string => `${Math.floor(maxSize / (1024 * 1024))} MB`;

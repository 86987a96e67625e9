/** Status and message of an answer. */
export async function statusAndMessage(sent: Promise<Response>): Promise<[number, string]> {
  const response = await sent;
  return [response.status, ((await response.json()) as { message: string }).message];
}

/** Status and message of a response. */
export async function statusAndMessage(sent: Promise<Response>): Promise<[number, string]> {
  const response = await sent;
  return [response.status, ((await response.json()) as { message: string }).message];
}

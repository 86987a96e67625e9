/**
 * Tells password managers whose the new password below it is. Where nothing is called a user name they take the line that
 * stands before the password, which may be a telephone number.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email.trim()} readOnly hidden />
);

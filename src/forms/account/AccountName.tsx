/**
 * A hidden field that tells password managers whose new password follows. Without a field marked as the user name they
 * take the field before the password, which may be the telephone number.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email.trim()} readOnly hidden />
);

import { sign, verify } from 'hono/jwt';
import { makeBoundedCache } from '../../common/boundedCache.ts';
import { logInNeeded } from '../../common/httpError.ts';
import type { ApiContext } from '../http/handler.ts';
import type { Settings } from '../../common/settings.ts';
import type { Account } from '../../store/accounts.ts';
import { isPossibleTime } from '../../store/times.ts';
import type { Dependencies } from '../dependencies.ts';

// The key already binds a token to its installation; a host name here would end every login when the site moves.
const issuer = 'site-server';
const audience = 'site';

/** Tokens whose signature was verified are cached: verifying waits for another thread, which would delay every call. */
const rememberedTokens = 1000;

/**
 * Issues and checks access tokens. The site reads the claims `email` and `exp` (seconds). `v` is the account's token
 * version: raising that makes all older tokens void.
 */
export function makeAccessTokens(
  { clock, secrets, store }: Pick<Dependencies, 'clock' | 'secrets' | 'store'>,
  settings: Settings,
) {
  const { lifetime } = settings.token;

  const issueToken = (account: Pick<Account, 'id' | 'email' | 'tokenVersion'>): Promise<string> => {
    const iat = Math.floor(clock.now() / 1000);
    const { id: sub, email, tokenVersion: v } = account;
    return sign(
      { iss: issuer, aud: audience, sub, email, iat, exp: iat + lifetime / 1000, v },
      secrets.tokenKey,
      'HS256',
    );
  };

  type Claims = Awaited<ReturnType<typeof verify>>;
  const checked = makeBoundedCache<Claims>(rememberedTokens);

  /** The claims of a token that is signed with the current key or one that is still accepted. */
  async function claimsOf(token: string): Promise<Claims | undefined> {
    const known = checked.get(token);
    if (known) return known;
    // Times are checked in `accountOf` by the injected clock, which tests move by hand.
    const own = { alg: 'HS256', iss: issuer, aud: audience, exp: false, iat: false } as const;
    for (const key of secrets.tokenKeys) {
      const claims = await verify(token, key, own).catch(() => undefined);
      if (claims) return checked.keep(token, claims);
    }
    return undefined;
  }

  async function accountOf(token: string): Promise<Account | undefined> {
    const claims = await claimsOf(token);
    if (!claims || typeof claims.exp !== 'number' || typeof claims.iat !== 'number') return undefined;
    const now = clock.now();
    if (claims.exp * 1000 <= now || !isPossibleTime(claims.iat * 1000, now)) return undefined;
    const account = await store.accountById(String(claims.sub));
    return account && account.tokenVersion === claims.v ? account : undefined;
  }

  /** The account of a Bearer call. @throws HttpError 401, the same for every reason. */
  async function requireAccount(c: ApiContext): Promise<Account> {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const account = token ? await accountOf(token) : undefined;
    if (!account) throw logInNeeded(token !== undefined);
    c.set('account', account);
    return account;
  }

  /**
   * Checks the login again once the body has arrived, which takes hours with a slow sender. Refuses a login that was
   * ended meanwhile, but not one that only expired, or a long upload would have been in vain.
   * @returns the account as it is stored now
   * @throws HttpError 401
   */
  async function requireStillLoggedIn({ id, tokenVersion }: Account): Promise<Account> {
    const account = await store.accountById(id);
    if (account?.tokenVersion !== tokenVersion) throw logInNeeded(true);
    return account;
  }

  return { issueToken, requireAccount, requireStillLoggedIn };
}

export type AccessTokens = ReturnType<typeof makeAccessTokens>;

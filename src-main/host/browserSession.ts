import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Who may talk to the browser host: the browser that came with the one-use token, by the cookie it got for it. */
export interface BrowserSession {
  /** 256 bits, for the address that is shown to the person. */
  readonly token: string;
  /** True once, for the right token. */
  useToken(candidate: string): boolean;
  /** The `Set-Cookie` header for the browser that used the token. */
  readonly setCookie: string;
  /** Whether a `Cookie` header, however broken, holds our cookie. */
  hasCookie(header: string | undefined): boolean;
}

/** @param port part of the cookie's name, since cookies do not tell ports apart and hosts may run side by side. */
export function makeBrowserSession(port: number): BrowserSession {
  const name = `quintet-${port}`;
  const token = randomBytes(32).toString('hex');
  const secret = randomBytes(32).toString('hex');
  let isUsed = false;
  return {
    token,
    useToken(candidate) {
      if (isUsed || !isEqual(candidate, token)) return false;
      isUsed = true;
      return true;
    },
    setCookie: `${name}=${secret}; HttpOnly; SameSite=Strict; Path=/`,
    hasCookie: (header = '') =>
      header.split(';').some((pair) => {
        const [key, value, ...rest] = pair.trim().split('=');
        return key === name && value !== undefined && rest.length === 0 && isEqual(value, secret);
      }),
  };
}

/** Takes the same time wherever the texts differ. */
function isEqual(candidate: string, secret: string): boolean {
  const [a, b] = [Buffer.from(candidate), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

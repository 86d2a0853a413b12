import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** As long as a member's session lasts from its last use. */
const SECONDS = 30 * 24 * 3600

/**
 * The member's session as a cookie: it opens pages that the server draws for their owner, and forms that carry its mark, and no call
 * (docs/decisions/0035). Over plain HTTP, which is this machine alone, not every browser keeps a cookie that is `Secure`.
 */
export function sessionCookie(publicUrl: () => string) {
  const isSecure = () => publicUrl().startsWith('https:')
  const name = () => (isSecure() ? '__Host-session' : 'session')
  const set = (reply: FastifyReply, token: string, seconds: number): void => {
    const kept = `${name()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
    void reply.header('Set-Cookie', kept)
  }
  return {
    read: ({ headers }: FastifyRequest): string | undefined =>
      headers.cookie
        ?.split(/;\s*/)
        .find((one) => one.startsWith(`${name()}=`))
        ?.slice(name().length + 1) || undefined,
    set: (reply: FastifyReply, token: string): void => set(reply, token, SECONDS),
    clear: (reply: FastifyReply): void => set(reply, '', 0),
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>

/** What a form of a session carries: made from its token, so that it needs no place of its own, and says nothing of the token. */
export const formMark = (token: string): string =>
  createHmac('sha256', token).update('a form of this session').digest('base64url')

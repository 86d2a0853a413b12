import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY = 24 * 3600
/** As long as a member's session lasts from its last use. */
const SESSION_SECONDS = 30 * DAY
/** As long as a guest's may last. */
const GUEST_SECONDS = 90 * DAY
const DEVICE_SECONDS = 365 * DAY

/**
 * A cookie that no script reads and that comes from pages of the shop alone. Over plain HTTP, which is this machine alone, not every
 * browser keeps one that is `Secure`.
 */
function ownCookie(publicUrl: () => string, plainName: string, seconds: number) {
  const isSecure = () => publicUrl().startsWith('https:')
  const name = () => (isSecure() ? `__Host-${plainName}` : plainName)
  const set = (reply: FastifyReply, value: string, age: number): void => {
    const kept = `${name()}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
    void reply.header('Set-Cookie', kept)
  }
  return {
    read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
      headers.cookie
        ?.split(/;\s*/)
        .find((one) => one.startsWith(`${name()}=`))
        ?.slice(name().length + 1) || undefined,
    set: (reply: FastifyReply, value: string): void => set(reply, value, seconds),
    clear: (reply: FastifyReply): void => set(reply, '', 0),
  }
}

type OwnCookie = ReturnType<typeof ownCookie>

/**
 * A session as a cookie: it opens pages that the server draws for their owner, and forms that carry its mark, and no call
 * (docs/decisions/0035). A guest's has a name of its own, so that it never takes the place of a member's (docs/decisions/0203).
 */
export function sessionCookies(publicUrl: () => string) {
  const member = ownCookie(publicUrl, 'session', SESSION_SECONDS)
  const guest = ownCookie(publicUrl, 'guest', GUEST_SECONDS)
  return {
    member,
    guest,
    /** A member's session begins: that of the guest this browser was is over. */
    signIn: (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, token: string): void => {
      member.set(reply, token)
      if (guest.read(request) !== undefined) guest.clear(reply)
    },
    /** What a request holds, the member's first. */
    heldBy: (request: Pick<FastifyRequest, 'headers'>): Held[] =>
      [member, guest].flatMap((cookie) => {
        const token = cookie.read(request)
        return token === undefined ? [] : [{ cookie, token }]
      }),
  }
}
export type SessionCookies = ReturnType<typeof sessionCookies>
export type Held = { cookie: OwnCookie; token: string }

/** By which a browser is known again, no matter who signs in there (docs/decisions/0079). What does not look like one of ours is none. */
export function deviceCookie(publicUrl: () => string) {
  const { read, set } = ownCookie(publicUrl, 'device', DEVICE_SECONDS)
  return { read: (request: Pick<FastifyRequest, 'headers'>) => DEVICE_ID.exec(read(request) ?? '')?.[0], set }
}
export type DeviceCookie = ReturnType<typeof deviceCookie>
const DEVICE_ID = /^[\w-]{43}$/

/** What a form of a session carries: made from its token, so that it needs no place of its own, and says nothing of the token. */
export const formMark = (token: string): string =>
  createHmac('sha256', token).update('a form of this session').digest('base64url')

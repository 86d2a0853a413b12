import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { CameBackWire, ComeBackInput, LinkInput, ProvidersWire, SetOutInput, SetOutWire } from './identities.contract.ts'

type Nothing = Record<string, never>

/** Who else can say who somebody is: those the shop knows. */
export const listProviders = getCall<Nothing, ProvidersWire>('/auth/provider/list')
/** The provider's page, for this browser alone. */
export const setOutForProvider = postCall<SetOutInput, SetOutWire>('/auth/provider/begin')
export const comeBackFromProvider = postCall<ComeBackInput, CameBackWire>('/auth/provider/login')
export const setOutToLink = postCall<LinkInput, SetOutWire>('/member/provider/link')
export const unlinkProvider = postCall<LinkInput, Nothing>('/member/provider/unlink')

/** Where providers send the browser back to; registered with each of them. */
export const callbackPath = (provider: string): string => `/auth/provider/callback/${provider}`

/** Older names of the same calls. */
export const olderProviderNames: Readonly<Record<string, readonly string[]>> = { '/auth/provider/login': ['/auth/fb/login'] }

import { getCall, postCall } from '#platform/wire/call-path.ts'
import { CameBackWire, ComeBackInput, LinkInput, ProvidersWire, SetOutInput, SetOutWire } from './identities.contract.ts'

/** Who else can say who somebody is: those the shop knows. */
export const listProviders = getCall('/auth/provider/list', { access: 'anyone', output: ProvidersWire })
/** The provider's page, for this browser alone. */
export const setOutForProvider = postCall('/auth/provider/begin', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: SetOutInput,
  output: SetOutWire,
})
export const comeBackFromProvider = postCall('/auth/provider/login', {
  access: 'shopper',
  reads: true,
  perMinute: 20,
  input: ComeBackInput,
  output: CameBackWire,
})
export const setOutToLink = postCall('/member/provider/link', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: LinkInput,
  output: SetOutWire,
})
export const unlinkProvider = postCall('/member/provider/unlink', {
  access: 'member',
  reads: true,
  perMinute: 20,
  input: LinkInput,
})

/** Where providers send the browser back to; registered with each of them. */
export const callbackPath = (provider: string): string => `/auth/provider/callback/${provider}`

/** Older names of the same calls. */
export const olderProviderNames: Readonly<Record<string, readonly string[]>> = { '/auth/provider/login': ['/auth/fb/login'] }

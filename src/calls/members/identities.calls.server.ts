import { arrivalOf } from '#flows/members/enter.ts'
import { comeBack, type Elsewhere, setOut, setOutToLink as toLink, unlink } from '#flows/members/identity-sign-in.ts'
import {
  comeBackFromProvider,
  listProviders,
  olderProviderNames,
  setOutForProvider,
  setOutToLink,
  unlinkProvider,
} from '#modules/members/identities.paths.ts'
import { type IdentityProviderName, identityProviders } from '#modules/members/identity-providers.rules.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { alsoNamed, type Call, defineCall } from '#platform/call.server.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.server.ts'

type Host = Elsewhere & { limitScale: number }

/** Those the shop knows, in the order in which they are offered. */
export const offeredProviders = (identities: IdentityProviders): IdentityProviderName[] =>
  identityProviders.filter((provider) => identities[provider] !== undefined)

// Those that ask a provider, or look at a password, begin transactions of their own afterwards.
export function identityCalls(host: Host): Call[] {
  const calls = [
    defineCall(listProviders, async () => ({ list: offeredProviders(host.identities) })),
    defineCall(setOutForProvider, ({ database, caller, language }, { provider }) =>
      setOut(database, host, caller, { provider, language, purpose: 'sign-in' }),
    ),
    defineCall(comeBackFromProvider, (context, returned) => comeBack(context.database, host, arrivalOf(context), returned), {
      session: ({ token }) => token ?? undefined,
    }),
    defineCall(setOutToLink, ({ database, caller, ip, language }, wanted) =>
      toLink(database, host, caller, { ...wanted, network: networkOf(ip), language }, host.limitScale),
    ),
    defineCall(unlinkProvider, async ({ database, caller, ip }, wanted) => {
      await unlink(database, caller, { ...wanted, network: networkOf(ip) }, host.limitScale)
      return {}
    }),
  ]
  return calls.flatMap((call) => [call, ...(olderProviderNames[call.path] ?? []).map((path) => alsoNamed(call, path))])
}

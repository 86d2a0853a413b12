import { ClientSecretPost } from 'openid-client'
import { renewed } from '#platform/access/renewed-settings.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { appleSecret } from './apple-secret.server.ts'
import { facebookProvider } from './facebook.server.ts'
import type { IdentityProvider, IdentityProviders, Patience } from './identity-provider.server.ts'
import { openIdProvider } from './openid.server.ts'

/** The providers that the settings name. */
export function configuredProviders(settings: Settings, host: Patience): IdentityProviders {
  const named = {
    google: renewed(settings, (now) => google(now, host)),
    apple: renewed(settings, (now) => apple(now, host)),
    facebook: renewed(settings, (now) => facebook(now, host)),
  }
  return Object.fromEntries(Object.entries(named).filter(([, provider]) => provider !== undefined)) as IdentityProviders
}

function google(settings: Settings, host: Patience): IdentityProvider | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = settings
  if (!clientId || !secret) return undefined
  return openIdProvider({
    ...host,
    issuer: () => issuer,
    clientId,
    auth: ClientSecretPost(secret),
    scope: 'openid email profile',
  })
}

function apple(settings: Settings, host: Patience): IdentityProvider | undefined {
  const { APPLE_ISSUER: issuer, APPLE_CLIENT_ID: clientId } = settings
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = settings
  if (!clientId || !teamId || !keyId || !privateKey) return undefined
  const auth = appleSecret({ teamId, keyId, privateKey })
  return openIdProvider({ ...host, issuer: () => issuer, clientId, auth, scope: 'openid email name', responseMode: 'form_post' })
}

function facebook(settings: Settings, host: Patience): IdentityProvider | undefined {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = settings
  if (!appId || !appSecret) return undefined
  return facebookProvider({
    ...host,
    authorizeUrl: () => settings.FACEBOOK_AUTHORIZE_URL,
    tokenUrl: () => settings.FACEBOOK_TOKEN_URL,
    graphUrl: () => settings.FACEBOOK_GRAPH_URL,
    appId,
    appSecret,
  })
}

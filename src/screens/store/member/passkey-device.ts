import type { KeepPasskeyInput, PasskeyOptionsWire, PasskeySignInInput } from '#modules/members/passkeys.contract.ts'

// Fetched when a key is used: most never do.
const browser = () => import('@simplewebauthn/browser')

/** Has the device sign what the shop asks; undefined when its owner would not, or has no key. */
export async function askDevice({ options }: PasskeyOptionsWire): Promise<PasskeySignInInput | undefined> {
  const { startAuthentication } = await browser()
  try {
    // The options are those the library's other half has made.
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options as never })
    return { id, rawId, type, response }
  } catch {
    return undefined
  }
}

/** Has the device make a key; undefined when its owner would not. */
export async function makeKey({ options }: PasskeyOptionsWire): Promise<KeepPasskeyInput | undefined> {
  const { startRegistration } = await browser()
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as never })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  } catch {
    return undefined
  }
}

/** Ends a window of the browser that is still open. */
export const cancelDevice = (): void => void browser().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())

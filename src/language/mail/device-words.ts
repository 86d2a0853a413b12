import type { Language } from '../languages.ts'

/** Where somebody signed in, as a mail says it: whole, though a browser or a network may say nothing of itself. */
export function deviceWords({ device, network }: { device: string; network: string }, language: Language) {
  return language === 'zh'
    ? { device: device || '未能識別的裝置', network: network && `，網絡為${network}` }
    : { device: device || 'a device we could not identify', network: network && `, from the network ${network}` }
}

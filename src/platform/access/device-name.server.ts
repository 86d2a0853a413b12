import Bowser from 'bowser'

/** Longer than any browser says, and short enough to be taken apart at once. */
const LONGEST = 400

/** What a call comes from, as its owner would name it: "Safari, iOS". Empty for what says nothing of itself. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST))
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 60)
}

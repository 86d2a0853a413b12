/** Domains that people write without a scheme: a full stop between two words is no link. */
const ENDINGS = 'com|hk|mo|cn|tw|net|org|shop|store|info|biz|me|io|co|app|link|cc|xyz|top|site|online|vip|club|ly|gg|to|be'
const LINK = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s\p{Script=Han}]+|(?<![\p{Script=Latin}\p{N}@._-])(?:[a-z0-9-]+\.)+(?:${ENDINGS})(?![\p{Script=Latin}\p{N}_-])(?:\/[^\s\p{Script=Han}]*)?`,
  'giu',
)

/** Hosts a text leads to that are not the shop's own, as somebody would type them. */
export function foreignLinks(text: string, ownHost: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // “shop [dot] com”, “shop。com”
    .replaceAll(/\s*(?:\[dot\]|\(dot\)|。)\s*(?=[a-z])/giu, '.')
  return [...plain.matchAll(LINK)]
    .map(([found]) => hostOf(found))
    .filter((host) => host !== '' && host !== ownHost && !host.endsWith(`.${ownHost}`))
}

function hostOf(link: string): string {
  const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`)
  return url?.hostname.replace(/^www\./, '') ?? ''
}

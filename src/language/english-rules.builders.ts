/** A word that may not stand in the shop's English, and what is said instead. */
type Banned = {
  form: RegExp
  better: string
  /** Longer phrases in which the form is right. */
  unless?: readonly string[]
  /** Where alone it is wrong; everywhere when it is left out. */
  only?: RegExp
  /** Files, keys and addresses where it is right. */
  except?: RegExp
}

/** Names that every room, rule and error gives; editorial pages and authentication may say otherwise. */
const PLAIN = /^src\//
/** Pages for engineers keep one word of the code that shoppers do not read: a mail. */
const ENGINEERS = /^(?:docs\/|\.\/CONTRIBUTING)/
/** What is examined by hand is a piece: the certificate, the checklist and the authenticators' own room. */
const AUTHENTICATED =
  /certificate|checklist|admin-bench|admin-camera|authentication\.refusals|frame\/(?:home|manifest|info)|invitationPictureText|\/statement\/|modules\/papers/

const banned: readonly Banned[] = [
  { form: /\b(?:stands|lies)\b/i, better: 'is shown, appears, is valid' },
  {
    form: /\b(?:whoever|whatever|whomever)\b/i,
    better: 'anyone who, members who',
    unless: ['whatever the order is worth', 'whoever those invite'],
  },
  { form: /\b(?:no|some|any|every)body(?:’s)?\b/i, better: 'no one, a colleague, anyone, everyone' },
  { form: /\bput by\b/i, better: 'claimed' },
  { form: /\b(?:take|takes|taken|taking|took) back\b/i, better: 'undone, refunded, deducted' },
  { form: /\b(?:throw|thrown) (?:it )?away\b/i, better: 'discarded' },
  { form: /\b(?:ask|asked|asks) back\b/i, better: 'refund requested' },
  { form: /\b(?:give|gives|given|gave) back\b/i, better: 'refunded, returned' },
  { form: /\b(?:goes|gone|went) back\b/i, better: 'is refunded, is returned' },
  { form: /\bon top\b/i, better: 'in addition, in compensation' },
  { form: /\bcounts? (?:as|once)\b/i, better: 'is marked as, works once', unless: ['arrival dates count them as working days'] },
  { form: /\bforget (?:this|it)\b|\bis forgotten\b/i, better: 'remove' },
  { form: /\bpresent password\b/i, better: 'current password' },
  { form: /\blog(?:ged)?[ -](?:in|out)\b/i, better: 'sign in, sign out' },
  { form: /(?<!e-)\bmails?\b/i, better: 'e-mail', unless: ['junk mail'], except: ENGINEERS },
  { form: /\bemails?\b/, better: 'e-mail', only: PLAIN },
  { form: /\blook(?:ed|s|ing)? (?:at|over)\b|\b(?:a|another) look\b/i, better: 'review, check' },
  { form: /\bput aside\b/i, better: 'saved' },
  { form: /\bgiven up\b|^Give up\b/i, better: 'cancelled, abandoned' },
  { form: /\bcame along\b|\bcomes along\b/i, better: 'is available' },
  { form: /\bThere is no such\b/i, better: '… not found' },
  { form: /\bbegun\b/i, better: 'started' },
  { form: /\bfetched\b/i, better: 'collected', only: PLAIN, unless: ['web addresses are fetched', 'could not be fetched'] },
  { form: /\bplease fill this in\b/i, better: 'name the field' },
  { form: /\barticle numbers?\b|\bproduct codes?\b/i, better: 'item number, style number', only: PLAIN },
  { form: /\bmerchants?\b/i, better: 'seller', only: PLAIN, unless: ['China Merchants Bank'] },
  { form: /\boperators?\b/i, better: 'staff', only: PLAIN },
  { form: /\b(?:desk|bench)\b|\bthe doors?\b/i, better: 'the name of the page; store status', only: PLAIN },
  { form: /\bpieces?\b/i, better: 'item', only: PLAIN, except: AUTHENTICATED },
  { form: /\be\.g\.|\bi\.e\.|\betc\./i, better: 'such as' },
  { form: /(?<=[a-z])'(?=[a-z])/i, better: 'a curly apostrophe (’)', only: /^(?:src|content)\// },
]

/** What a text is filled with has a name of its own. */
const GAP = /\{\w+\}/g

/** Longer sentences are read twice. */
const MOST_WORDS = 24

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\bno\. /g, 'no ')
    .split(/(?<=[.!?:]\**)\s+|\n+|;\s| \| /)
    .filter(Boolean)

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length

/** What is wrong with an English text of the shop, each fault with the better word. `place` is its file and key. */
export function englishFaults(text: string, place = ''): string[] {
  const long = sentencesOf(text)
    .filter((sentence) => wordsIn(sentence) > MOST_WORDS)
    .map((sentence) => `${wordsIn(sentence)} words in a sentence: “${sentence.slice(0, 60)}…”: write two`)
  return long.concat(
    banned.flatMap(({ form, better, unless = [], only, except }) => {
      if ((only && !only.test(place)) || except?.test(place)) return []
      const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ''), text.replace(GAP, 'X'))
      const [found] = form.exec(rest) ?? []
      return found === undefined ? [] : [`“${found}”: write ${better}`]
    }),
  )
}

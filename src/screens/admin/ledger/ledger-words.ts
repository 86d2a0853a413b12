import { counted } from '#language/counted.ts'
import { ledgerNames } from '#language/admin/books/admin-ledger.text.ts'
import { useLanguage } from '#language/texts.ts'
import { signedCents, showCents } from '#screens/admin/money/show-amount.ts'

/** What an account or a posting is called. */
export function useLedgerName(): (name: string) => string {
  const language = useLanguage()
  return (name) => ledgerNames[name]?.[language] ?? name
}

type Amount = { unit: 'cents' | 'points'; amount: string }

/** On which side it stands, without its sign: into the account on the left, out of it on the right. */
export function sidesOf({ unit, amount }: Amount): { debit: string; credit: string } {
  const isOut = amount.startsWith('-')
  const plain = isOut ? amount.slice(1) : amount
  const shown = unit === 'points' ? counted(Number(plain)) : showCents(signedCents(plain), false)
  return isOut ? { debit: '', credit: shown } : { debit: shown, credit: '' }
}

import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { balanceText } from '#language/account/balance.text.ts'
import { useTexts } from '#language/texts.ts'
import type { WithdrawalsWire } from '#modules/balance/balance.contract.ts'
import { cancelWithdrawal, getAccount, getBalanceStatement, listWithdrawals } from '#modules/balance/balance.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { toast } from '#ui/toasts.ts'
import { type OwnPlace, quietly, useLoading, useSent } from '../../own-page.tsx'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
/** The month the address names; the present one when it names none. */
const monthIn = (search: URLSearchParams): string => {
  const named = search.get('month') ?? ''
  return MONTH.test(named) ? named : ''
}

/** What a member has, what is on its way to their bank, and a month of what came and went. */
export async function loadBalance(call: MakeCall, { search }: Pick<OwnPlace, 'search'>) {
  const [account, withdrawals, statement] = await Promise.all([
    call(getAccount, {}),
    call(listWithdrawals, {}),
    call(getBalanceStatement, { month: monthIn(search) }),
  ])
  if (!account.ok || !withdrawals.ok || !statement.ok) return undefined
  return { account: account.data, withdrawals: withdrawals.data.list, statement: statement.data }
}

export function useBalance() {
  const texts = useTexts(balanceText)
  const { search } = useLocation()
  const sent = useSent<typeof loadBalance>()
  const [shown, setShown] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await loadBalance(quietly, { search: new URLSearchParams(search) })
    if (found) setShown(found)
    setFailed(!found)
  }, [search])
  useLoading(load, sent !== undefined)
  /** What was asked or cancelled moves the figures, too. */
  const follow = ({ list }: WithdrawalsWire): void => {
    if (shown) setShown({ ...shown, withdrawals: list })
    void load()
  }
  const cancel = async (withdrawalId: string): Promise<void> => {
    const result = await call(cancelWithdrawal, { withdrawalId })
    if (!result.ok) return load()
    toast('success', texts.cancelled)
    return follow(result.data)
  }
  return { shown, failed, load, follow, cancel }
}

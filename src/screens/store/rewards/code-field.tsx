import { useRef, useState } from 'react'
import { rewardsText } from '#language/buying/rewards.text.ts'
import { useTexts } from '#language/texts.ts'
import { listCartCoupons } from '#modules/orders/orders.paths.ts'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import type { Coupons } from './coupon-row.tsx'

type Asking = Pick<Coupons, 'chosen' | 'choose'> & { wanted: SettleInput }

/** A code is asked about before it is used: what is wrong with it stands beside it, and it stays to be mended. */
export function CodeField(asking: Asking) {
  const texts = useTexts(rewardsText)
  const field = useRef<HTMLInputElement>(null)
  const { typed, type, problem, said, busy, use } = useCode(asking, () => field.current?.focus())
  return (
    <div className="coupon-code">
      <TextField
        ref={field}
        label={texts.code}
        value={typed}
        problem={problem}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void use()
        }}
      />
      <Button look="line" busy={busy} onClick={() => void use()}>
        {texts.use}
      </Button>
      <p className="mute" role="status">
        {said}
      </p>
    </div>
  )
}

function useCode({ wanted, chosen, choose }: Asking, focus: () => void) {
  const texts = useTexts(rewardsText)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const type = (words: string) => {
    setTyped(words)
    setProblem(undefined)
  }
  const refuse = (words: string) => {
    setProblem(words)
    focus()
  }
  const use = async () => {
    const code = typed.trim()
    if (busy) return undefined
    setSaid('')
    if (code === '') return refuse(texts.codeMissing)
    setBusy(true)
    const couponCodes = [...chosen.filter((other) => other !== code), code]
    const result = await call(listCartCoupons, { ...wanted, couponCodes }, { quiet: true })
    setBusy(false)
    if (!result.ok) return refuse(Object.values(result.data.fields ?? {})[0] ?? result.msg)
    // The list begins with what was asked for, code by code.
    const found = result.data.list[couponCodes.length - 1]
    if (!found?.isUsed) return refuse(found?.why ?? texts.failed)
    type('')
    setSaid(texts.codeUsed(found.name))
    return choose([...chosen.filter((other) => other !== found.couponCode), found.couponCode])
  }
  return { typed, type, problem, said, busy, use }
}

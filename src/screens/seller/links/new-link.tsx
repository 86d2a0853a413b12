import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { useTexts } from '#language/texts.ts'
import { AddLinkInput } from '#modules/referrals/referrals.contract.ts'
import { addReferralLink, listReferralDays, listReferralLinks } from '#modules/referrals/referrals.paths.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

const EMPTY: AddLinkInput = { address: '', name: '' }

/** A link to a place of the shop, made where its results are. */
export function NewLink() {
  const texts = useTexts(sellerLinksText)
  const { register, submit, refuse, problem, refusal, busy, reset } = useDeskForm<AddLinkInput>(AddLinkInput, EMPTY)
  const send = submit(async (wanted) => {
    const result = await callSeller(addReferralLink, wanted)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listReferralLinks, {}, result.data)
    askAgain(listReferralDays)
    reset(EMPTY)
    return toast('success', texts.created)
  })
  return (
    <section aria-labelledby="new-link">
      <h2 id="new-link">{texts.add}</h2>
      <form className="link-new" noValidate onSubmit={send}>
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          problem={problem('address')}
          maxLength={600}
          autoComplete="off"
          spellCheck={false}
          {...register('address')}
        />
        <TextField label={texts.name} optional={texts.optional} problem={problem('name')} maxLength={60} {...register('name')} />
        <Button type="submit" busy={busy}>
          {texts.create}
        </Button>
        {refusal ? (
          <p className="field-problem" role="alert">
            {refusal}
          </p>
        ) : null}
      </form>
    </section>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CallPath } from '#platform/wire/call-path.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props<Input> = { path: CallPath<Input, Record<string, never>>; input: Input; name: string; to: string; onDone: () => void }

/** Takes away what is kept, once somebody has said so twice. */
export function AdminRemovePart<Input>({ path, input, name, to, onDone }: Props<Input>) {
  const language = useLanguage()
  const texts = useTexts(storefrontText)
  const frame = useTexts(adminText)
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const { act, busy } = useDeskAction(() => callAdmin(path, input))
  const remove = async () => {
    const result = await act(undefined)
    setAsks(false)
    if (!result.ok) return toast('error', result.msg)
    onDone()
    return navigate(localPath(language, to))
  }
  return (
    <>
      <Button look="text" onClick={() => setAsks(true)}>
        {texts.remove}
      </Button>
      {asks ? (
        <DeskDialog onClose={() => setAsks(false)} title={name}>
          <p>{texts.removeSure}</p>
          <div className="admin-dialog-foot">
            <Button look="line" onClick={() => setAsks(false)}>
              {frame.back}
            </Button>
            <Button busy={busy} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </div>
        </DeskDialog>
      ) : null}
    </>
  )
}

import { adminPicturesText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import type { Sending } from './use-picture-sending.ts'

type Props = { sendings: readonly Sending[]; onAgain: (sending: Sending) => void; onForget: (id: number) => void }

/** Files on their way, each with how far it has come; what did not arrive says why, and can be sent again. */
export function SendingList({ sendings, onAgain, onForget }: Props) {
  const texts = useTexts(adminPicturesText)
  if (sendings.length === 0) return null
  return (
    <ul className="picture-sendings">
      {sendings.map((sending) => {
        const { id, file, state, percent, problem } = sending
        return (
          <li key={id}>
            <span className="picture-file">{file.name}</span>
            {state === 'failed' ? (
              <>
                <span className="field-problem" role="alert">
                  {problem}
                </span>
                {problem === texts.notPicture ? null : (
                  <Button look="text" onClick={() => onAgain(sending)}>
                    {texts.tryAgain}
                  </Button>
                )}
                <Button look="text" onClick={() => onForget(id)}>
                  {texts.forget}
                </Button>
              </>
            ) : (
              <>
                <progress max={100} value={percent} aria-label={texts.sendingOf(file.name)} />
                <span className="mute">{state === 'waiting' ? texts.waiting : texts.sending(percent)}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { caseText } from '#language/admin/cases/cases.text.ts'
import { useTexts } from '#language/texts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSentPicture } from './use-sent-picture.ts'

/** Pictures that were sent with a case; `title` is left out where they belong to what stands above them. */
export function SentPictures({ title, ids }: { title?: string; ids: readonly string[] }) {
  if (ids.length === 0) return null
  const pictures = (
    <ul className="case-pictures">
      {ids.map((uploadId, at) => (
        <li key={uploadId}>
          <Sent uploadId={uploadId} number={at + 1} />
        </li>
      ))}
    </ul>
  )
  if (title === undefined) return pictures
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {pictures}
    </section>
  )
}

function Sent({ uploadId, number }: { uploadId: string; number: number }) {
  const texts = useTexts(caseText)
  const picture = useSentPicture(uploadId)
  if (picture.state === 'loading') return <Skeleton height={160} />
  if (picture.state === 'failed') return <p className="field-problem">{texts.pictureFailed}</p>
  return (
    <>
      <img className="case-sent" src={picture.url} alt={texts.picture(number)} />
      <a className="link" href={picture.url} target="_blank" rel="noopener">
        {texts.openPicture}
      </a>
    </>
  )
}

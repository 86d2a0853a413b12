import { useOwnPicture } from '#screens/store/account/use-own-picture.ts'
import './own-picture.css'

type Props = { uploadId: string; width: number; height: number; alt: string }

/** A picture that no address shows now, of a draft or of a post that is hidden: it is fetched as one’s own. */
export function OwnPicture({ uploadId, width, height, alt }: Props) {
  const address = useOwnPicture(uploadId)
  return (
    <span className="com-own-picture" style={{ aspectRatio: `${width} / ${height}` }}>
      {address ? <img src={address} width={width} height={height} alt={alt} decoding="async" /> : null}
    </span>
  )
}

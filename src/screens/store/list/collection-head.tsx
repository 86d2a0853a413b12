import { Picture } from '#ui/picture.tsx'
import type { ListData } from './list-data.ts'

/** What a collection is about. */
export default function CollectionHead({ collection: { story, picture } }: { collection: NonNullable<ListData['collection']> }) {
  if (!picture && story === '') return null
  return (
    <div className="collection-head">
      {picture ? <Picture picture={picture} sizes="(min-width: 1024px) 1200px, 100vw" most={1440} /> : null}
      {story ? <p className="prose mute">{story}</p> : null}
    </div>
  )
}

import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listProductPictures } from '#modules/catalogue/admin-pictures.paths.ts'
import type { StoredPicture } from '#modules/content/home.contract.ts'
import { TextField } from '#ui/fields.tsx'
import { Picture } from '#ui/picture.tsx'
import { useTypedSearch } from '#desk/use-typed-search.ts'

const MOST_OF_ONE = 4

/** Pictures of products, found while typing. */
export function AdminPicturePicker({ onChoose }: { onChoose: (picture: StoredPicture) => void }) {
  const language = useLanguage()
  const texts = useTexts(adminBlockText)
  const { typed, type, found } = useTypedSearch(listProductPictures)
  return (
    <div className="picture-picker">
      <TextField
        label={texts.findPictures}
        type="search"
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {found?.list.length === 0 ? <p className="mute">{texts.nothingFound}</p> : null}
      <ul>
        {found?.list.flatMap(({ spuCode, brandName, pictures }) =>
          pictures.slice(0, MOST_OF_ONE).map((picture) => (
            <li key={spuCode + picture.hash}>
              <button
                type="button"
                aria-label={texts.takePicture(spuCode, brandName, picture.alt[language])}
                onClick={() => onChoose(picture)}
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="96px" most={240} />
                <span>{spuCode}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

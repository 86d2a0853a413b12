import { useState } from 'react'
import { adminBannersText, bannerPlaceText } from '#language/admin/front/admin-banners.text.ts'
import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { bannerPlaces } from '#modules/storefront/banner-places.rules.ts'
import { Banner } from '#modules/storefront/banners.contract.ts'
import { getBanner, listBanners, removeBanner, saveBanner } from '#modules/storefront/banners.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { AdminLinkField, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { AdminPictureField } from '#screens/admin/home/picture-field.tsx'
import { answerDeskQuery, askAgain, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { AdminRemovePart } from '#screens/admin/shelf-fields/remove-part.tsx'
import { AdminShownFields } from '#screens/admin/shelf-fields/shown-fields.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'

const both = { en: '', zh: '' }
const newBanner = (): Banner => ({
  ...{ bannerId: crypto.randomUUID(), version: 0, place: 'home', side: 'both', language: 'both', position: 1 },
  ...{ title: both, words: both, label: both, link: '', picture: null, from: '', until: '', shown: true },
})

/** One banner; `new` is none yet. */
export function AdminBanner({ bannerId }: { bannerId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminBannersText)
  const [fresh] = useState(newBanner)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/banners')}>
          {texts.back}
        </a>
      </p>
      {bannerId === 'new' ? <BannerForm banner={fresh} /> : <Known key={bannerId} bannerId={bannerId} />}
    </>
  )
}

function Known({ bannerId }: { bannerId: string }) {
  const texts = useTexts(adminBannersText)
  const found = useDeskQuery(getBanner, { bannerId })
  return (
    <DeskAnswer found={found} missing={<EmptyState level={1} title={texts.missing} />}>
      {(banner) => <BannerForm banner={banner} />}
    </DeskAnswer>
  )
}

function BannerForm({ banner }: { banner: Banner }) {
  const language = useLanguage()
  const texts = useTexts(adminBannersText)
  const words = useTexts(storefrontText)
  const [newest, setNewest] = useState<Banner>()
  const onSaved = (saved: Banner) => {
    answerDeskQuery(getBanner, { bannerId: saved.bannerId }, saved)
    askAgain(listBanners)
    setNewest(saved)
    history.replaceState(history.state, '', localPath(language, `/admin/banners/${saved.bannerId}`))
  }
  const shown = newest && newest.version > banner.version ? newest : banner
  const reload = () => askedAgain(getBanner)
  const form = useSavedForm<Banner>({ shape: Banner, newest: shown, path: saveBanner, onSaved, reload })
  const title = shown.title[language] || texts.newTitle
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <DeskUnsaved when={form.isDirty} />
      {shown.version > 0 ? (
        <p className="shelf-ways">
          <AdminRemovePart
            path={removeBanner}
            input={{ bannerId: shown.bannerId, version: shown.version }}
            name={title}
            to="/admin/banners"
            onDone={() => askAgain(listBanners)}
          />
        </p>
      ) : null}
      <DeskSavedForm form={form} save={words.save} title={title}>
        <BannerFields editing={form.editing} />
      </DeskSavedForm>
    </>
  )
}

function BannerFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBannersText)
  const places = useTexts(bannerPlaceText)
  const choose = (path: string, label: string, options: { value: string; name: string }[]) => (
    <SelectField
      label={label}
      options={options}
      value={editing.text(path)}
      onChange={({ target }) => editing.set(path, target.value)}
    />
  )
  const named = (values: readonly ('both' | 'women' | 'men' | 'en' | 'zh')[]) =>
    values.map((value) => ({ value, name: texts[value] }))
  const position = editing.read('position')
  return (
    <>
      <div className="admin-form-pair">
        {choose(
          'place',
          texts.place,
          bannerPlaces.map((place) => ({ value: place, name: places[place] })),
        )}
        <TextField
          label={texts.position}
          hint={texts.positionHint}
          inputMode="numeric"
          maxLength={3}
          problem={editing.problem('position')}
          value={typeof position === 'number' && position > 0 ? String(position) : ''}
          onChange={({ target }) => editing.set('position', Number(target.value.replace(/\D/g, '')))}
        />
        {choose('side', texts.side, named(['both', 'women', 'men']))}
        {choose('language', texts.language, named(['both', 'en', 'zh']))}
      </div>
      <AdminWords editing={editing} path="title" label={texts.name} most={60} />
      <AdminWords editing={editing} path="words" label={texts.words} most={160} rows={2} />
      <AdminWords editing={editing} path="label" label={texts.label} most={40} />
      <AdminLinkField editing={editing} path="link" />
      <AdminPictureField editing={editing} path="picture" label={texts.picture} optional />
      <AdminShownFields editing={editing} />
    </>
  )
}

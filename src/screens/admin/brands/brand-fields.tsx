import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Editing } from '#desk/use-editing.ts'
import { AdminPictureField } from '#screens/admin/home/picture-field.tsx'
import { TextArea, TextField, Tick } from '#ui/fields.tsx'

/** Everything that is kept of a brand. */
export function AdminBrandFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBrandsText)
  return (
    <>
      <div className="admin-form-pair">
        <Words editing={editing} path="name" label={texts.name} most={60} />
        <Words editing={editing} path="code" label={texts.code} hint={texts.codeHint} most={80} />
      </div>
      <Aliases editing={editing} />
      <BothWords editing={editing} path="story" label={texts.story} most={2_000} long />
      <BothWords editing={editing} path="origin" label={texts.origin} most={60} />
      <div className="admin-form-pair">
        <Year editing={editing} />
        <TextField
          label={texts.position}
          hint={texts.positionHint}
          inputMode="numeric"
          maxLength={4}
          value={figure(editing, 'position')}
          problem={editing.problem('position')}
          onChange={({ target }) => editing.set('position', Number(target.value.replace(/\D/g, '')))}
        />
      </div>
      <Tick checked={editing.read('hidden') === true} onChange={({ target }) => editing.set('hidden', target.checked)}>
        {texts.hide}
      </Tick>
      <AdminPictureField editing={editing} path="logo" label={texts.logo} optional purpose="brand-picture" />
      <AdminPictureField editing={editing} path="hero" label={texts.hero} optional purpose="brand-picture" />
    </>
  )
}

const figure = (editing: Editing, path: string): string => {
  const value = editing.read(path)
  return typeof value === 'number' && value > 0 ? String(value) : ''
}

type Field = { editing: Editing; path: string; label: string; most: number; hint?: string; long?: boolean }

function Words({ editing, path, label, most, hint, long = false }: Field) {
  const lang = path.endsWith('.zh') ? 'zh-Hant-HK' : path.endsWith('.en') ? 'en-HK' : undefined
  const told = {
    ...(lang ? { lang } : {}),
    label,
    problem: editing.problem(path),
    maxLength: most,
    value: editing.text(path),
    autoComplete: 'off',
  }
  if (long) return <TextArea {...told} rows={6} onChange={({ target }) => editing.set(path, target.value)} />
  return <TextField {...told} {...(hint ? { hint } : {})} onChange={({ target }) => editing.set(path, target.value)} />
}

function BothWords({ label, path, ...field }: Field) {
  const texts = useTexts(adminBrandsText)
  return (
    <div className="admin-form-pair">
      <Words {...field} path={`${path}.en`} label={`${label} · ${texts.inEnglish}`} />
      <Words {...field} path={`${path}.zh`} label={`${label} · ${texts.inChinese}`} />
    </div>
  )
}

function Aliases({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBrandsText)
  const aliases = editing.read('aliases')
  return (
    <TextField
      label={texts.aliases}
      optional={texts.optional}
      hint={texts.aliasesHint}
      autoComplete="off"
      problem={editing.problem('aliases')}
      value={Array.isArray(aliases) ? aliases.join(',') : ''}
      onChange={({ target }) => editing.set('aliases', target.value === '' ? [] : target.value.split(/[,，、]/))}
    />
  )
}

function Year({ editing }: { editing: Editing }) {
  const texts = useTexts(adminBrandsText)
  return (
    <TextField
      label={texts.year}
      optional={texts.optional}
      inputMode="numeric"
      maxLength={4}
      value={figure(editing, 'foundedYear')}
      problem={editing.problem('foundedYear')}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        editing.set('foundedYear', digits === '' ? null : Number(digits))
      }}
    />
  )
}

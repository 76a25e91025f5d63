import { useState } from 'react'
import type { Testimonial } from '#contract/site/content-shapes.ts'
import { locales } from '#contract/platform/language.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TestimonialForm } from './TestimonialForm.tsx'
import { useWords } from '../../platform/words.ts'

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { t } = useWords()
  const [open, setOpen] = useState<Testimonial | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <div className="grid gap-4">
      <p className="text-muted max-w-prose">{t('office_content.testimonials.text')}</p>
      <Button data-act="" className="justify-self-start" onClick={() => setOpen('new')}>
        {t('office_content.testimonials.add')}
      </Button>
      {testimonials.length === 0 && <EmptyState />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {testimonials.map((testimonial) => (
          <Said key={testimonial.id} testimonial={testimonial} onEdit={() => setOpen(testimonial)} />
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={t(open === 'new' ? 'office_content.testimonials.add' : 'ui.edit')}
      >
        <TestimonialForm testimonial={open === 'new' ? undefined : open} onSaved={close} />
      </Dialog>
    </div>
  )
}

function Said({ testimonial, onEdit }: { testimonial: Testimonial; onEdit: () => void }) {
  const { t } = useWords()
  const { said_by, place, words, language, is_active } = testimonial
  return (
    <li className="border-line bg-surface grid content-start gap-3 rounded-box border p-4">
      <blockquote lang={locales[language]}>{words}</blockquote>
      <p className="text-muted">
        {said_by}, {place}
      </p>
      <p className="flex items-center justify-between gap-3">
        <Badge tone={is_active ? 'done' : 'neutral'}>
          {t(is_active ? 'office_content.shown' : 'office_content.hidden')}
        </Badge>
        <Button kind="secondary" onClick={onEdit} aria-label={`${t('ui.edit')}: ${said_by}`}>
          {t('ui.edit')}
        </Button>
      </p>
    </li>
  )
}

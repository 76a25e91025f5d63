import { useState } from 'react'
import { Button, LinkButton } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { HelpTooltip } from '../ui/Tooltip.tsx'
import { toast } from '../ui/toast.ts'
import { Section } from './Section.tsx'
import { useWords } from '../platform/words.ts'

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Actions() {
  const { t } = useWords()
  return (
    <Section heading={t('gallery.actions')}>
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {t('gallery.sample')} {kind}
          </Button>
        ))}
        <Button pending>{t('gallery.sample')}</Button>
        <Button disabled>{t('gallery.sample')}</Button>
        <LinkButton kind="secondary" to="/faq">
          {t('gallery.sample')}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text="SB00" />
        <HelpTooltip label={t('gallery.help')} text={t('gallery.sample_text')} />
        <Button kind="secondary" onClick={() => toast.success(t('gallery.sample_text'))}>
          {t('gallery.toast')}
        </Button>
        <AskFirst />
      </div>
      <SampleTabs />
    </Section>
  )
}

function AskFirst() {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('gallery.dialog')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
        title={t('gallery.dialog')}
        confirm={t('ui.delete')}
      >
        <p>{t('gallery.sample_text')}</p>
      </ConfirmDialog>
    </>
  )
}

function SampleTabs() {
  const { t } = useWords()
  const [tab, setTab] = useState('1')
  const tabs = ['1', '2', '3'].map((id) => ({
    id,
    label: `${t('gallery.sample')} ${id}`,
    content: <p>{`${t('gallery.sample_text')} ${id}`}</p>,
  }))
  return <Tabs label={t('gallery.actions')} tabs={tabs} value={tab} onChange={setTab} />
}

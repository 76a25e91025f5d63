import { useState } from 'react'
import { listBoxes, type OfficeBox } from '#contract/office/office.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import { useLanguage } from '../../platform/moment.ts'
import { useAnswer } from '../../platform/use-call.ts'
import { BoxForm } from './BoxForm.tsx'
import { OfficeFrame } from '../OfficeFrame.tsx'
import { useWords } from '../../platform/words.ts'

export function Page() {
  const { t } = useWords()
  const { data, isError, refetch } = useAnswer(listBoxes)
  const [open, setOpen] = useState<OfficeBox | 'new'>()
  const close = () => setOpen(undefined)
  return (
    <OfficeFrame heading={t('office.boxes.heading')}>
      <p className="text-muted max-w-prose">{t('office.boxes.text')}</p>
      <Button data-act="" className="justify-self-start" onClick={() => setOpen('new')}>
        {t('office.boxes.add')}
      </Button>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data && <BoxTable boxes={data.box_data} onEdit={setOpen} />}
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={t(open === 'new' ? 'office.boxes.add' : 'ui.edit')}
      >
        <BoxForm box={open === 'new' ? undefined : open} onSaved={close} />
      </Dialog>
    </OfficeFrame>
  )
}

function BoxTable({ boxes, onEdit }: { boxes: OfficeBox[]; onEdit: (box: OfficeBox) => void }) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <Table
      caption={t('office.boxes.heading')}
      rows={boxes}
      keyOf={({ id }) => id}
      columns={[
        { heading: t('office.boxes.label'), render: ({ label }) => <strong>{label}</strong> },
        {
          heading: t('office.boxes.description_of'),
          render: ({ description }) => description[language] || t('office.boxes.no_description'),
        },
        { heading: t('office.boxes.price'), numeric: true, render: ({ price }) => <Price ringgit={price} /> },
        {
          heading: t('office.boxes.deposit'),
          numeric: true,
          render: ({ deposit }) => <Price ringgit={deposit} />,
        },
        { heading: t('office.boxes.max_weight'), numeric: true, render: ({ max_weight }) => max_weight },
        {
          heading: t('office.boxes.sides'),
          render: ({ length, width, height }) => `${length} × ${width} × ${height}`,
        },
        {
          heading: t('office.state'),
          render: ({ is_active }) => (
            <Badge tone={is_active ? 'done' : 'neutral'}>
              {t(is_active ? 'office.active' : 'office.inactive')}
            </Badge>
          ),
        },
        { heading: t('ui.edit'), render: (box) => <Edit box={box} onEdit={onEdit} /> },
      ]}
    />
  )
}

function Edit({ box, onEdit }: { box: OfficeBox; onEdit: (box: OfficeBox) => void }) {
  const { t } = useWords()
  return (
    <Button kind="secondary" onClick={() => onEdit(box)} aria-label={`${t('ui.edit')} ${box.label}`}>
      {t('ui.edit')}
    </Button>
  )
}

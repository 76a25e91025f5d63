import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface Props {
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
  /** A tick on the open tab, where a tab is a choice and not only a view. */
  marked?: boolean
}

export function Tabs({ label, tabs, value, onChange, marked = false }: Props) {
  return (
    <Root value={value} onValueChange={onChange}>
      <List aria-label={label} className="border-line flex flex-wrap gap-1 border-b">
        {tabs.map(({ id, label }) => (
          <Trigger
            key={id}
            value={id}
            className="data-[state=active]:border-accent text-muted data-[state=active]:text-ink -mb-px min-h-11 border-b-3 border-transparent px-4 py-2 font-semibold"
          >
            {marked && id === value && (
              <CircleCheck className="text-accent mr-2 inline size-5" aria-hidden="true" />
            )}
            {label}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Content key={id} value={id} className="pt-4">
          {content}
        </Content>
      ))}
    </Root>
  )
}

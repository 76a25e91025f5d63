/** As much of OpenAPI 3.1 as we write. */
export interface Reference {
  $ref: string
}

export interface Example {
  value: unknown
}

export interface Media {
  schema: object
  example?: unknown
  examples?: Record<string, Reference>
}

export interface Parameter {
  name: string
  in: string
  description?: string
  required?: true
  schema: object
}

export interface Answer {
  description: string
  headers?: Record<string, Reference>
  content: Record<string, Media>
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  description?: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required: true; content: Record<string, Media> }
  responses: Record<string, Answer | Reference>
}

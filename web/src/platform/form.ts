import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * A form checked by one schema: fields are checked when they are left, and again while a faulty one is corrected. Focus after a
 * refused attempt belongs to the error summary.
 */
export function useSchemaForm<I extends FieldValues, O extends FieldValues>(
  schema: z.ZodMiniType<O, I>,
  defaultValues: DefaultValues<I>,
) {
  return useForm<I, unknown, O>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
}

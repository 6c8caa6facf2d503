import type { FormikHelpers, FormikValues } from 'formik';
import { useRef, useState } from 'react';
import { errorText, toRequestError } from '../../graphql/errors';
import {
  changedLines,
  explainSaveFailure,
  type ComparedFields,
  type SaveFailure,
} from './saveFailure';
import { drafts } from './draft/drafts';
import { mergeTypedValues } from './draft/typedValues';
import { useToast } from '../feedback/useToast';

/** Values and version of an entity that several users edit. */
interface Snapshot<Values> {
  version: number;
  values: Values;
}

/** Entity with optimistic locking, as a form edits it. */
export interface VersionedEntity<Values> {
  version: number;
  refetch: () => Promise<Snapshot<Values> | undefined>;
  /** Fields whose differences are shown after a conflict. */
  comparedFields: ComparedFields<Values>;
}

export interface Submission<Values extends FormikValues> extends FormikHelpers<Values> {
  /**
   * Version to send: from the start of typing, or from the last conflict. Without `entity`, from a
   * restored draft only.
   */
  version: number | undefined;
}

export interface SubmitOptions<Values extends FormikValues> {
  /** Draft key, used until the form is saved or discarded; absent for one-time codes. */
  draft?: string;
  /**
   * Entity with its version, for conflict handling. Absent for new entities and those without
   * concurrent editors.
   */
  entity?: VersionedEntity<Values>;
  /** Version of the entity, if the caller shows conflicts. */
  version?: number;
  /**
   * Rejects with the error of the call; field errors are shown at their fields. False means that
   * nothing was saved and the reason is already visible.
   */
  onSubmit: (values: Values, submission: Submission<Values>) => Promise<unknown>;
  /** Text for failures without a message from the server. */
  failureText?: string;
  /** True if FormFailureNote shows failures in the form instead of a toast. */
  noteFailures?: boolean;
  /** Shows toasts for two seconds, as sign-in does. */
  briefToasts?: boolean;
}

/** Values and version when the user began to type. */
interface Began<Values> {
  began: Values;
  version?: number;
}

/**
 * Path of a field in a row of a list, such as `items.1.price`. The form has no field named after
 * its last part.
 */
const ROW = /\.\d+\./;

/**
 * Errors of fields that exist in the form. Other errors would not be visible. The last part of a
 * path such as `details.name` is the name of its field.
 */
const knownFields = (fields: Record<string, string>, values: FormikValues) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => !ROW.test(path))
      .map(([path, text]) => [path.slice(path.lastIndexOf('.') + 1), text] as const)
      .filter(([name]) => name in values),
  );

/** Sets errors on their fields. True if there was an error. */
export async function putOnFields<Values>(
  refused: Record<string, string | undefined>,
  { setFieldTouched, setFieldError }: FormikHelpers<Values>,
): Promise<boolean> {
  const shownErrors = Object.entries(refused).filter(([, text]) => text);
  for (const [name, text] of shownErrors) {
    await setFieldTouched(name, true, false);
    setFieldError(name, text);
  }
  return shownErrors.length > 0;
}

/** Shows failures without a field, and refetches after a conflict. */
function useFailure<Values extends FormikValues>(
  props: SubmitOptions<Values>,
  { began, version }: Began<Values>,
) {
  const { entity, failureText, noteFailures, briefToasts } = props;
  const toast = useToast();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [seen, setSeen] = useState({ version: version ?? entity?.version, values: began });

  const look = (error: unknown) => {
    if (!entity || seen.version === undefined) return undefined;
    return explainSaveFailure<Snapshot<Values>>(error, {
      before: { ...seen, version: seen.version },
      refetch: entity.refetch,
      describeChanges: (before, after) =>
        changedLines(entity.comparedFields, before.values, after.values),
      failureText,
    });
  };
  const fail = async (
    error: unknown,
    values: Values,
    helpers: FormikHelpers<Values>,
  ): Promise<void> => {
    const found = await look(error);
    if (noteFailures || found?.now) {
      setFailure(found?.failure ?? { text: errorText(error, failureText) });
    } else toast.failure(error, failureText, { brief: briefToasts });
    if (!found?.now) return;
    const { now } = found;
    setSeen(now);
    helpers.resetForm({ values: now.values, isSubmitting: true });
    void helpers.setValues(mergeTypedValues(values, seen.values, now.values), false);
  };
  return { seen, failure, forget: () => setFailure(null), settle: toast.settle, fail };
}

/** Submits a form, one submission at a time, and shows its errors. */
export function useFormSubmit<Values extends FormikValues>(
  props: SubmitOptions<Values>,
  began: Began<Values>,
) {
  const running = useRef<Promise<void>>(null);
  const { seen, failure, forget, settle, fail } = useFailure(props, began);
  const { version } = seen;

  const send = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    forget();
    try {
      const saved = await props.onSubmit(values, { ...helpers, version });
      if (saved === false) return;
      settle();
      if (props.draft !== undefined) drafts.drop(props.draft);
    } catch (error) {
      const refused = knownFields(toRequestError(error).fields, values);
      if (!(await putOnFields(refused, helpers))) await fail(error, values, helpers);
    }
  };

  const submit = (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    running.current ??= send(values, helpers).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return { submit, failure, version };
}

/** The part of JSON Schema 2020-12 that this server's OpenAPI documents use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: (string | null)[];
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Text of an enum value in REST: WAITING_FOR_PICKUP becomes 'waiting for pickup'. */
export const enumText = (name: string): string => name.toLowerCase().replaceAll('_', ' ');

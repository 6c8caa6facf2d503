import { configure } from '@testing-library/react';

// On a busy machine an answer takes its time; what is right ends as soon as it is.
configure({ asyncUtilTimeout: 30_000 });

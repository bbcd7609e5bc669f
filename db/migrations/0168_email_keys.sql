-- Addresses whose key may not be in the form in which they are compared now, because their domain is not in ASCII or
-- ends in a dot. The server writes the key anew as it starts, and finds the few rows by this index.
CREATE INDEX account_email_unsettled ON account (id) WHERE email_key ~ '[^!-~]|\.$';

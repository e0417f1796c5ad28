-- Stored files are encrypted. Which key opens a file stands in the file itself; here, so that a key is not removed too early and
-- the job finds what is to be encrypted anew. Null: from before files were encrypted.
alter table fil add column krypteringsnoekkel text;

-- Set when every file was seen encrypted: from then on a file that is not is one that somebody has put there.
alter table fillager add column kryptert timestamptz;

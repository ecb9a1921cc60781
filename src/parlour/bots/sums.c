/* The sums of a small network in whole numbers; parlour/bots/network.py says what they mean and can make them itself. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define MOST_WIDE 1024
#define MOST_NARROW 256
#define FINE 4   /* bits by which sums of the first layer are finer than numbers between layers */
#define FINER 10 /* and those of all others */

/* The block holds, one after the other: for each place the number of its row, -1 for none (int32); rows of the first layer (int16);
   its biases (int32); second layer by wide number (int16) and biases (int32); third likewise; policy by action (int16) and biases
   (int32); value (int16) and bias (int32). Arrays begin at multiples of four bytes. */

static int32_t cut(int32_t sum, int shift)
{
    int32_t n = sum >> shift;
    return n < 0 ? 0 : n > 255 ? 255 : n;
}

static void add(int32_t *restrict sum, const int16_t *restrict row, int32_t times, int count)
{
    for (int n = 0; n < count; n++) sum[n] += times * row[n];
}

static void add_once(int32_t *restrict sum, const int16_t *restrict row, int count)
{
    for (int n = 0; n < count; n++) sum[n] += row[n];
}

static int32_t product(const int16_t *restrict one, const int16_t *restrict other, int count)
{
    int32_t sum = 0;
    for (int n = 0; n < count; n++) sum += (int32_t)one[n] * other[n];
    return sum;
}

static PyObject *outputs(PyObject *self, PyObject *args)
{
    Py_buffer block, seen;
    PyObject *layout, *actions;
    if (!PyArg_ParseTuple(args, "y*O!y*O!", &block, &PyList_Type, &layout, &seen, &PyList_Type, &actions)) return NULL;
    PyObject *found = NULL;
    long size[5];
    if (PyList_GET_SIZE(layout) != 5) {
        PyErr_SetString(PyExc_ValueError, "a layout has five sizes");
        goto done;
    }
    for (int n = 0; n < 5; n++) {
        size[n] = PyLong_AsLong(PyList_GET_ITEM(layout, n));
        if (size[n] == -1 && PyErr_Occurred()) goto done;
    }
    long places = size[0], rows = size[1], wide = size[2], narrow = size[3], known = size[4];
    if (places < 0 || rows < 0 || known < 0 || wide <= 0 || wide > MOST_WIDE || narrow <= 0 || narrow > MOST_NARROW || wide % 2
        || narrow % 2 || seen.len != places
        || block.len != 4 * places + 2 * rows * wide + 4 * wide + 2 * wide * narrow + 4 * narrow + 2 * narrow * narrow
                            + 4 * narrow + 2 * known * narrow + 4 * known + 2 * narrow + 4) {
        PyErr_SetString(PyExc_ValueError, "the network does not fit what is seen");
        goto done;
    }
    const char *at = block.buf;
    const int32_t *number = (const int32_t *)at; at += 4 * places;
    const int16_t *first = (const int16_t *)at; at += 2 * rows * wide;
    const int32_t *bias1 = (const int32_t *)at; at += 4 * wide;
    const int16_t *second = (const int16_t *)at; at += 2 * wide * narrow;
    const int32_t *bias2 = (const int32_t *)at; at += 4 * narrow;
    const int16_t *third = (const int16_t *)at; at += 2 * narrow * narrow;
    const int32_t *bias3 = (const int32_t *)at; at += 4 * narrow;
    const int16_t *policy = (const int16_t *)at; at += 2 * known * narrow;
    const int32_t *bias4 = (const int32_t *)at; at += 4 * known;
    const int16_t *value = (const int16_t *)at; at += 2 * narrow;
    const int32_t *bias5 = (const int32_t *)at;

    int32_t sum1[MOST_WIDE], sum2[MOST_NARROW], sum3[MOST_NARROW];
    int16_t last[MOST_NARROW];
    memcpy(sum1, bias1, 4 * wide);
    const unsigned char *cell = seen.buf;
    for (long place = 0; place < places; place++) {
        if (place + 8 <= places) {
            uint64_t eight;
            memcpy(&eight, cell + place, 8);
            if (!eight) { place += 7; continue; }
        }
        int32_t row = cell[place] ? number[place] : -1;
        if (row < 0 || row >= rows) continue;
        if (cell[place] == 1) add_once(sum1, first + row * wide, (int)wide);
        else add(sum1, first + row * wide, cell[place], (int)wide);
    }
    memcpy(sum2, bias2, 4 * narrow);
    for (long n = 0; n < wide; n++) {
        int32_t times = cut(sum1[n], FINE);
        if (times) add(sum2, second + n * narrow, times, (int)narrow);
    }
    memcpy(sum3, bias3, 4 * narrow);
    for (long n = 0; n < narrow; n++) {
        int32_t times = cut(sum2[n], FINER);
        if (times) add(sum3, third + n * narrow, times, (int)narrow);
    }
    for (long n = 0; n < narrow; n++) last[n] = (int16_t)cut(sum3[n], FINER);

    Py_ssize_t count = PyList_GET_SIZE(actions);
    found = PyList_New(count + 1);
    if (!found) goto done;
    for (Py_ssize_t n = 0; n <= count; n++) {
        int32_t sum;
        if (!n) sum = bias5[0] + product(value, last, (int)narrow);
        else {
            long action = PyLong_AsLong(PyList_GET_ITEM(actions, n - 1));
            if (action < 0 || action >= known) {
                if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "an action the network does not know");
                Py_CLEAR(found);
                goto done;
            }
            sum = bias4[action] + product(policy + action * narrow, last, (int)narrow);
        }
        PyObject *out = PyLong_FromLong(sum >> FINER);
        if (!out) { Py_CLEAR(found); goto done; }
        PyList_SET_ITEM(found, n, out);
    }
done:
    PyBuffer_Release(&block);
    PyBuffer_Release(&seen);
    return found;
}

static PyMethodDef methods[] = {
    {"outputs", outputs, METH_VARARGS, "Return the value and the logits of some actions, in steps of 1/64."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "sums", NULL, 0, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_sums(void) { return PyModule_Create(&definition); }
